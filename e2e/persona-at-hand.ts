import { call } from './visitor.ts'

/** What six keepers said to a firm that mends greenhouses: of some topics, and of others nothing. */
const SAID = [
  [
    'trigger',
    'Petra Holm',
    'frost alarm',
    'The frost alarm failed twice in one week. I lost a table of seedlings, and then I rang.',
  ],
  [
    'trigger',
    'Jonas Ek',
    'hail on the roof',
    'Hail came through nine panes on a Sunday. On Monday I looked for somebody.',
  ],
  [
    'decider',
    'Asta Lind',
    'a brother as owner',
    'My brother owns half of it. If he says it can wait, it waits.',
  ],
  [
    'objection',
    'Mona Falk',
    'panes of another size',
    'I was afraid that new panes would not fit the old frame.',
  ],
  [
    'alternative',
    'Jonas Ek',
    'tape and foil',
    'Before that we used tape and foil, every winter anew.',
  ],
  [
    'channel',
    'Viggo Dahl',
    'the seed merchant',
    'I asked the seed merchant, who sees every house in the valley.',
  ],
] as const

type Made = { personaId: string; segmentId: string }

/** A persona made through the API by confirmed cards and words of customers, in the own work or a client’s. */
export async function personaAtHand(
  address: string,
  token: string,
  clientId?: string,
): Promise<Made> {
  const ask = <T>(method: string, path: string, body?: unknown): Promise<T> =>
    call<T>(address, token, method, path, body)
  const fact = async (body: object): Promise<string> =>
    (
      await ask<{ id: string }>('POST', '/company-facts', {
        ...(clientId && { clientId }),
        ...body,
      })
    ).id
  const spend = { cents: 31_000, currency: 'EUR', per: 'year' }
  const segmentId = await fact({
    kind: 'segment',
    label: 'keepers of old greenhouses',
    attributes: { size: 48, spend },
  })
  for (const [topic, who, label, quote] of SAID)
    await fact({
      kind: 'quote',
      label,
      quote,
      attributes: { topic, who, heard: 'interview', about: segmentId },
    })
  const session = await ask<{ id: string }>('POST', '/agent-sessions', {
    agent: 'persona',
    tool: 'persona',
    subject: segmentId,
    ...(clientId && { clientId }),
  })
  await ask('POST', `/agent-sessions/${session.id}/messages`, {
    messageId: crypto.randomUUID(),
    text: 'Just draft it',
  })
  const { outputs } = await ask<{ outputs: { id: string }[] }>(
    'GET',
    `/agent-sessions/${session.id}`,
  )
  const [persona] = outputs
  if (!persona) throw new Error('the persona was not drawn')
  return { personaId: persona.id, segmentId }
}
