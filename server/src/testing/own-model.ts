import type { AgentEvent } from '@sextant/contracts/agent-events'
import type { AiSettings } from '@sextant/contracts/ai/routes'
import type { ClientRow } from '@sextant/contracts/rows'
import type { Loopback } from './loopback-provider.ts'
import { say, type Someone } from './test-server.ts'

/** The key of an organization's own. */
export const OWN_KEY = 'sk-own-KEY-that-nobody-sees-1234'

/** A server with a model of its own, where organizations may bring theirs. */
export const envOf = ({ url }: Loopback) => ({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'shared-large',
  AI_MODEL_SMALL: 'shared-small',
  AI_BASE_URL: url,
  AI_API_KEY: 'sk-of-the-server',
  AI_OWN_ENDPOINTS: 'on',
  AUTH_SECRET: 'a-secret-of-the-server-of-32-characters',
  LOG_LEVEL: 'debug',
})

/** What an organization says its models cost. */
export const OWN_PRICES = {
  large: { input: 100, cached: 10, output: 1_000 },
  small: { input: 10, cached: 1, output: 100 },
}
/** Sets somebody's own provider. */
export const setOwn = (who: Someone, own: Loopback, more: object = {}) =>
  who.call('PUT', '/api/v1/ai/provider', {
    provider: 'openai-compatible',
    model: 'own-large',
    model_small: 'own-small',
    base_url: own.url,
    api_key: OWN_KEY,
    prices: OWN_PRICES,
    ...more,
  })
/** The settings as somebody reads them. */
export const settingsOf = async (who: Someone): Promise<AiSettings> =>
  (await who.call<AiSettings>('GET', '/api/v1/ai')).body

/** A turn in a new session, for a client or the organization; what it said and who wrote it. */
export async function turn(who: Someone, clientId?: string) {
  const { body } = await who.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'strategy',
    tool: 'swot',
    clientId,
  })
  const events = await say(who, body.id, 'We bake bread in Leeds')
  return { sessionId: body.id, ...ofEvents(events) }
}
const ofEvents = (events: readonly AgentEvent[]) => ({
  notices: events.flatMap(event => (event.type === 'notice' ? [event.text] : [])).join(),
  run: events.findLast(event => event.type === 'run')!.run,
})
/** A client of somebody's agency. */
export const newClient = async (who: Someone, name: string): Promise<ClientRow> =>
  (await who.call<ClientRow>('POST', '/api/v1/clients', { name })).body
/** Sets what may be sent for a client. */
export const limitClient = (who: Someone, id: string, limits: object) =>
  who.call('PUT', `/api/v1/clients/${id}/ai`, { cap_cents: null, never_send: false, ...limits })
