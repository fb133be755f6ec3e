export const sourceHash =
  '0cf12cab178d533ca5de2438bdc5521abec273aa142de324f33d14719fb61ea6'
