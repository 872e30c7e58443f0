type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>

/** An interview of a persona with answers of each kind, for the walks; answers its id. */
export async function heldInterview(ask: Ask, personaId: string): Promise<string> {
  const id = crypto.randomUUID()
  await ask('POST', `/personas/${personaId}/interviews`, { id })
  for (const question of ['When did you start looking?', 'Who else had a say?', 'Are you married?'])
    await ask('POST', `/persona-interviews/${id}/questions`, {
      question_id: crypto.randomUUID(),
      question,
    })
  return id
}
