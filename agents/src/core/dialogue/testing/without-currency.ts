/** In which money the bare figures of a card are, left out: the amounts beside them say it themselves. */
export const withoutCurrency = (
  attributes: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'currency'))
