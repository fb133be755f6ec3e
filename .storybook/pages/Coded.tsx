/** Words in which what stands between backticks is code. */
export const Coded = ({ children }: { children: string }) =>
  children
    .split(/(`[^`]+`)/)
    .map((part, index) =>
      part.startsWith('`') ? (
        <code key={index}>{part.slice(1, -1)}</code>
      ) : (
        part
      ),
    )
