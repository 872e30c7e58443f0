import * as z from 'zod'
import { AGENT_SLUGS } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { AI_CALLS_PAGE, AI_CAP_MAX_CENTS, AI_KEY_MAX, AI_MODEL_MAX, AI_URL_MAX } from '../limits.ts'
import { isoDate, uuid } from '../rows.ts'
import { aiPrices, cents } from './prices.ts'

/** Who offers language models. openai-compatible: any server that speaks OpenAI's protocol, at an address of one's own. */
export const AI_PROVIDERS = ['anthropic', 'openai', 'google', 'openai-compatible'] as const
export type AiProvider = (typeof AI_PROVIDERS)[number]
const provider = z.enum(AI_PROVIDERS)
const model = z.string().trim().min(1).max(AI_MODEL_MAX)
const capCents = z.int().min(0).max(AI_CAP_MAX_CENTS).nullable()
/** Millionths of a US dollar. */
const micros = z.number()

/** A provider of the organization's own, without its key. */
const ownProvider = z.object({
  provider,
  model: z.string(),
  model_small: z.string(),
  /** Whose vectors search goes by; null: none. */
  embedding_model: z.string().nullable(),
  /** Cents per million tokens that become vectors; null: the installation's. */
  embedding_price: z.number().nullable(),
  base_url: z.string().nullable(),
  /** What the key ends with, to tell it from another; null where the model asks for none. */
  key_last_four: z.string().nullable(),
  prices: aiPrices.nullable(),
  set_by_name: z.string().nullable(),
  set_at: isoDate,
})

/** What language models may cost for a client, and cost this month. */
export const aiClient = z.object({
  id: uuid,
  name: z.string(),
  /** Null: no limit of its own. */
  cap_cents: z.int().nullable(),
  /** Nothing of this client is sent to a provider. */
  never_send: z.boolean(),
  spent_micros: micros,
})
export type AiClient = z.infer<typeof aiClient>

const namedModel = z.object({ provider, model: z.string() })

export const aiSettings = z.object({
  /** May change all this. Others learn which model writes, and no more. */
  manages: z.boolean(),
  /** Whose model is in force; nobody's: the built-in writer writes. */
  whose: z.enum(['own', 'server', 'nobody']),
  /** The model in force. */
  model: namedModel.nullable(),
  /** Why the organization's own provider cannot be used, in words. */
  problem: z.string().nullable(),
  own: ownProvider.nullable(),
  /** What writes where the organization has no provider of its own. */
  server: namedModel.nullable(),
  /** An address of one's own may be named. */
  own_endpoints: z.boolean(),
  /** Of the installation: they count where the organization names none. */
  prices: aiPrices,
  budget: z
    .object({
      /** Null: what the installation allows. */
      cap_cents: z.int().nullable(),
      /** What the installation allows, also the most that goes over its own key. */
      default_cap_cents: z.int(),
      spent_micros: micros,
    })
    .nullable(),
  /** Search by meaning. */
  search: z.object({
    /** Whose vectors it goes by; null: it goes by words and related words alone. */
    model: namedModel.nullable(),
    /** Of the installation, in cents per million tokens: it counts where the organization names none. */
    price: z.number(),
    /** Of the passages that may be sent, those that have a vector, and why there are no more; for those who manage. */
    progress: z.object({ done: z.int(), of: z.int(), problem: z.string().nullable() }).nullable(),
  }),
  /** An agency's clients that are not archived, by name. */
  clients: z.array(aiClient),
})
export type AiSettings = z.infer<typeof aiSettings>

export const ownProviderInput = z.object({
  provider,
  model,
  /** Null: the same as `model`. */
  model_small: model.nullable(),
  /** Null: search goes by words and related words alone. */
  embedding_model: model.nullable().default(null),
  embedding_price: cents.nullable().default(null),
  base_url: z
    .url({ protocol: /^https?$/ })
    .max(AI_URL_MAX)
    .nullable(),
  /** Null: the stored one stays. */
  api_key: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'A key has no spaces and no special letters.')
    .max(AI_KEY_MAX)
    .nullable(),
  prices: aiPrices.nullable(),
})
export type OwnProviderInput = z.infer<typeof ownProviderInput>

/** What came of one tiny call. */
export const aiTrial = z.object({
  ok: z.boolean(),
  milliseconds: z.int(),
  /** What went wrong, in words; null where nothing did. */
  problem: z.string().nullable(),
})
export type AiTrial = z.infer<typeof aiTrial>

/** A call to a language model, without its words. */
export const aiCallRow = z.object({
  id: uuid,
  created_at: isoDate,
  job: z.string(),
  model: z.string(),
  size: z.enum(['small', 'large']),
  own: z.boolean(),
  outcome: z.enum(['done', 'failed', 'stopped']),
  failure: z.string().nullable(),
  input_tokens: z.int(),
  /** The part of `input_tokens` that the provider read from its cache. */
  cached_tokens: z.int(),
  output_tokens: z.int(),
  cost_micros: micros,
  milliseconds: z.int(),
  client_id: uuid.nullable(),
  client_name: z.string().nullable(),
  /** Whose message it was about. */
  person: z.string().nullable(),
  /** Null where no agent asked: a document that is read, search by meaning. */
  agent: z.enum(AGENT_SLUGS).nullable(),
  session_title: z.string(),
})
export type AiCallRow = z.infer<typeof aiCallRow>
export const aiCall = aiCallRow.extend({
  instructions: z.string(),
  material: z.string(),
  completion: z.string(),
})
export type AiCall = z.infer<typeof aiCall>

const done = z.object({ done: z.literal(true) })

export const aiRoutes = {
  read: endpoint
    .route({ method: 'GET', path: '/ai', summary: 'Which language model writes, at what cost' })
    .output(aiSettings),
  setProvider: endpoint
    .route({
      method: 'PUT',
      path: '/ai/provider',
      summary: 'Set the organization’s own provider; its key is never answered',
    })
    .input(ownProviderInput)
    .output(done),
  removeProvider: endpoint
    .route({
      method: 'DELETE',
      path: '/ai/provider',
      summary: 'Take away the organization’s own provider and its key',
    })
    .output(done),
  tryProvider: endpoint
    .route({
      method: 'POST',
      path: '/ai/provider/try',
      summary: 'One tiny call with the organization’s own provider',
    })
    .output(aiTrial),
  setCap: endpoint
    .route({ method: 'PUT', path: '/ai/cap', summary: 'What may be spent a month' })
    .input(z.object({ cap_cents: capCents }))
    .output(done),
  setClient: endpoint
    .route({
      method: 'PUT',
      path: '/clients/{id}/ai',
      summary: 'What may be spent a month for a client, and whether anything of it is sent',
    })
    .input(z.object({ id: uuid, cap_cents: capCents, never_send: z.boolean() }))
    .output(aiClient),
  calls: endpoint
    .route({
      method: 'GET',
      path: '/ai/calls',
      summary: 'What was sent to language models, newest first',
    })
    .input(
      z.object({
        client_id: uuid.optional(),
        /** The last call that was seen. */
        before: uuid.optional(),
        limit: z.coerce.number().int().min(1).max(200).default(AI_CALLS_PAGE),
      }),
    )
    .output(z.object({ items: z.array(aiCallRow), more: z.boolean() })),
  call: endpoint
    .route({
      method: 'GET',
      path: '/ai/calls/{id}',
      summary: 'One call whole: what was sent and what came back',
    })
    .input(z.object({ id: uuid }))
    .output(aiCall),
}
