export const interviewKeys = {
  of: (personaId: string) => ['persona-interviews', 'of', personaId] as const,
  one: (id: string) => ['persona-interviews', 'one', id] as const,
}
