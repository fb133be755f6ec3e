/** The largest collection, and a step that goes through all of it. */
const members = 3_333
const stride = 1_031

/** What the stand-in says of a member: a rank that is its own, and a listing. */
export const marketFacts = (id: number) => ({
  name: `Narwhal #${id}`,
  rank: ((id * stride) % members) + 1,
  listed: id % 9 === 0,
})
