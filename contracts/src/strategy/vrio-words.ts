// The four questions of VRIO, the same on the screen, on paper and in tables. Without zod, because the browser reads them.

/** In the order in which they decide (J. B. Barney, 1991 and 1995). */
export const VRIO_TESTS = ['valuable', 'rare', 'inimitable', 'organized'] as const
export type VrioTest = (typeof VRIO_TESTS)[number]

export const VRIO_NAMES: Readonly<Record<VrioTest, string>> = {
  valuable: 'Valuable',
  rare: 'Rare',
  inimitable: 'Hard to copy',
  organized: 'Organized for',
}

type Answers = Readonly<Partial<Record<VrioTest, boolean | null>>>

/** The answer that the verdict waits for; undefined once a No or all four have decided. */
export function openTest(answers: Answers): VrioTest | undefined {
  const first = VRIO_TESTS.find(test => answers[test] !== true)
  return first && typeof answers[first] !== 'boolean' ? first : undefined
}
