type State = { label: string; attributes: Readonly<Record<string, unknown>> }

/** What makes a fact say what another state of it said: what only it has goes (null). */
export const backTo = (
  { label, attributes }: State,
  now: State,
): { label: string; attributes: Record<string, unknown> } => ({
  label,
  attributes: {
    ...Object.fromEntries(Object.keys(now.attributes).map(name => [name, null])),
    ...attributes,
  },
})
