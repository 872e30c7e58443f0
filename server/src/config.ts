import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { EMBEDDING_PROVIDERS, type EmbeddingProvider } from '@sextant/agents/model/embed'
import type { AiPrices } from '@sextant/contracts/ai/prices'
import type { RecaptchaConfig } from './platform/bot-check/recaptcha.ts'
import { readS3Url, type S3Config } from './platform/store/s3-url.ts'

const url = z.url()
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional())

const price = z.coerce.number().min(0)

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
  ),
  PUBLIC_URL: optional(url),
  APP_NAME: z.string().min(1).max(40).default('Sextant'),
  CONTACT_EMAIL: z.email().default('hello@sextant.example'),
  AUTH_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  AI_PROVIDER: optional(z.enum(['anthropic', 'openai', 'google', 'openai-compatible'])),
  AI_MODEL: optional(z.string().min(1)),
  AI_MODEL_SMALL: optional(z.string().min(1)),
  AI_BASE_URL: optional(url),
  AI_API_KEY: optional(z.string().min(1)),
  AI_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(60_000),
  AI_MONTHLY_CAP_CENTS: z.coerce.number().int().min(0).default(2_000),
  AI_INPUT_CENTS_PER_MILLION: price.default(300),
  AI_CACHED_INPUT_CENTS_PER_MILLION: optional(price),
  AI_OUTPUT_CENTS_PER_MILLION: price.default(1_500),
  AI_SMALL_INPUT_CENTS_PER_MILLION: optional(price),
  AI_SMALL_CACHED_INPUT_CENTS_PER_MILLION: optional(price),
  AI_SMALL_OUTPUT_CENTS_PER_MILLION: optional(price),
  AI_EMBEDDING_MODEL: optional(z.string().min(1)),
  AI_EMBEDDING_PROVIDER: optional(z.enum(EMBEDDING_PROVIDERS)),
  AI_EMBEDDING_BASE_URL: optional(url),
  AI_EMBEDDING_API_KEY: optional(z.string().min(1)),
  AI_EMBEDDING_CENTS_PER_MILLION: price.default(15),
  AI_OWN_ENDPOINTS: z.enum(['on', 'off']).default('off'),
  DEMO: z.enum(['on', 'off', 'auto']).default('auto'),
  DEMO_VIDEO_URL: optional(
    z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }),
  ),
  RECAPTCHA_SITE_KEY: optional(z.string().min(1)),
  RECAPTCHA_PROJECT_ID: optional(z.string().min(1)),
  RECAPTCHA_API_KEY: optional(z.string().min(1)),
  RECAPTCHA_BASE_URL: url.default('https://recaptchaenterprise.googleapis.com'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  S3_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be like https://key:secret@host/bucket' }),
  ),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  MAIL_FROM: optional(z.string().min(3)),
  EMAIL_CONFIRMATION: z.enum(['on', 'off', 'auto']).default('auto'),
})

const KEY_VARIABLE = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  'openai-compatible': 'AI_API_KEY',
} as const

type AiConfig = {
  provider: keyof typeof KEY_VARIABLE
  model: string
  /** Where a person waits or the task is narrow. */
  modelSmall: string
  baseUrl: string | undefined
  apiKey: string | undefined
}
type EmbeddingConfig = {
  provider: EmbeddingProvider
  model: string
  baseUrl: string | undefined
  apiKey: string | undefined
}
export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  publicUrl: string | undefined
  appName: string
  contactEmail: string
  authSecret: string
  /** Null: the built-in writer writes everything. */
  ai: AiConfig | null
  /** Null: search goes by words and related words alone, where an organization has no model of its own for it. */
  aiEmbedding: EmbeddingConfig | null
  aiTimeoutMs: number
  aiMonthlyCapCents: number
  /** Also of an organization's own provider, where it names none. */
  aiPrices: AiPrices
  /** Cents per million tokens that become vectors. */
  aiEmbeddingPrice: number
  /** Organizations may name an address of their own, which this server then calls. */
  aiOwnEndpoints: boolean
  /** Demo data and pages for development: never with PUBLIC_URL, and with DATABASE_URL only when asked for. */
  demo: boolean
  /** The page a demo video plays in, embedded only when somebody asks for it. */
  demoVideoUrl: string | undefined
  /** Null: the bot check is our own proof of work. */
  recaptcha: RecaptchaConfig | null
  logLevel: string
  rateLimits: boolean
  /** A reverse proxy stands in front and appends the caller's address to X-Forwarded-For. */
  trustProxy: boolean
  /** Where files of documents lie; null: in a folder of the data directory. */
  s3: S3Config | null
  smtpUrl: string | undefined
  mailFrom: string
  /** Mail is kept for reading at /dev/mailbox instead of being sent: a local start without SMTP_URL. */
  mailbox: boolean
  /** Sign-up waits for the mailed link. Without a way to send mail nobody could pass, so then it is off unless asked for. */
  emailConfirmation: boolean
}

/** Parses the environment once. An unusable value ends the start with the variable's name. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }
  const e = parsed.data
  const dataDir = e.DATA_DIR.startsWith('memory://') ? e.DATA_DIR : resolve(e.DATA_DIR)
  const demo = wantsDemo(e)
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    publicUrl: e.PUBLIC_URL,
    appName: e.APP_NAME,
    contactEmail: e.CONTACT_EMAIL,
    authSecret: e.AUTH_SECRET ?? keptSecret(dataDir, demo),
    ai: readAi(e, env),
    aiEmbedding: readEmbedding(e, env),
    aiTimeoutMs: e.AI_TIMEOUT_MS,
    aiMonthlyCapCents: e.AI_MONTHLY_CAP_CENTS,
    aiPrices: readPrices(e),
    aiEmbeddingPrice: e.AI_EMBEDDING_CENTS_PER_MILLION,
    aiOwnEndpoints: e.AI_OWN_ENDPOINTS === 'on',
    s3: e.S3_URL ? readS3Url(e.S3_URL) : null,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? `${e.APP_NAME} <${e.CONTACT_EMAIL}>`,
    mailbox: demo && !e.SMTP_URL,
    emailConfirmation:
      e.EMAIL_CONFIRMATION === 'auto'
        ? demo || e.SMTP_URL !== undefined
        : e.EMAIL_CONFIRMATION === 'on',
    demo,
    demoVideoUrl: e.DEMO_VIDEO_URL,
    recaptcha: readRecaptcha(e),
    logLevel: e.LOG_LEVEL,
    rateLimits: e.RATE_LIMITS === 'on',
    trustProxy: e.TRUST_PROXY === 'on',
  }
}

/** Whoever has the address could sign in with what the demo's accounts are known to have. */
function wantsDemo({ DEMO, DATABASE_URL, PUBLIC_URL }: z.infer<typeof environment>): boolean {
  if (DEMO === 'on' && PUBLIC_URL)
    throw new Error('DEMO: its accounts are known to all, so it cannot be on with PUBLIC_URL')
  return DEMO === 'auto' ? !DATABASE_URL && !PUBLIC_URL : DEMO === 'on'
}

function readAi(e: z.infer<typeof environment>, env: NodeJS.ProcessEnv): AiConfig | null {
  if (!e.AI_PROVIDER) return null
  if (!e.AI_MODEL) throw new Error('AI_MODEL: name the model that AI_PROVIDER should use')
  if (e.AI_PROVIDER === 'openai-compatible' && !e.AI_BASE_URL)
    throw new Error(
      'AI_BASE_URL: needed with AI_PROVIDER=openai-compatible, for example http://127.0.0.1:11434/v1',
    )
  const apiKey = e.AI_API_KEY ?? env[KEY_VARIABLE[e.AI_PROVIDER]]
  if (!apiKey && e.AI_PROVIDER !== 'openai-compatible')
    throw new Error(`${KEY_VARIABLE[e.AI_PROVIDER]}: needed with AI_PROVIDER=${e.AI_PROVIDER}`)
  return {
    provider: e.AI_PROVIDER,
    model: e.AI_MODEL,
    modelSmall: e.AI_MODEL_SMALL ?? e.AI_MODEL,
    baseUrl: e.AI_BASE_URL,
    apiKey,
  }
}

const EMBEDDING_SETTINGS = [
  'AI_EMBEDDING_PROVIDER',
  'AI_EMBEDDING_BASE_URL',
  'AI_EMBEDDING_API_KEY',
] as const

/** What turns passages into vectors: AI_PROVIDER with its address and key, unless another one is named for it. */
function readEmbedding(
  e: z.infer<typeof environment>,
  env: NodeJS.ProcessEnv,
): EmbeddingConfig | null {
  if (!e.AI_EMBEDDING_MODEL) {
    const named = EMBEDDING_SETTINGS.find(name => e[name])
    if (named) throw new Error(`AI_EMBEDDING_MODEL: needed with ${named}`)
    return null
  }
  const provider = e.AI_EMBEDDING_PROVIDER ?? embeddingProviderOf(e.AI_PROVIDER)
  // Another provider has an address and a key of its own: none of either goes to the wrong one.
  const isSame = provider === e.AI_PROVIDER
  const baseUrl = e.AI_EMBEDDING_BASE_URL ?? (isSame ? e.AI_BASE_URL : undefined)
  if (provider === 'openai-compatible' && !baseUrl)
    throw new Error('AI_EMBEDDING_BASE_URL: needed with AI_EMBEDDING_PROVIDER=openai-compatible')
  const isSameDoor = isSame && baseUrl === e.AI_BASE_URL
  const apiKey =
    e.AI_EMBEDDING_API_KEY ??
    (isSameDoor ? e.AI_API_KEY : undefined) ??
    (provider === 'openai-compatible' ? undefined : env[KEY_VARIABLE[provider]])
  if (!apiKey && provider !== 'openai-compatible')
    throw new Error(`AI_EMBEDDING_API_KEY: needed with AI_EMBEDDING_PROVIDER=${provider}`)
  return { provider, model: e.AI_EMBEDDING_MODEL, baseUrl, apiKey }
}

function embeddingProviderOf(provider: keyof typeof KEY_VARIABLE | undefined): EmbeddingProvider {
  if (!provider)
    throw new Error(
      'AI_EMBEDDING_PROVIDER: name who offers AI_EMBEDDING_MODEL, as there is no AI_PROVIDER',
    )
  if (provider === 'anthropic')
    throw new Error(
      `AI_EMBEDDING_PROVIDER: Anthropic offers no embeddings; name one of ${EMBEDDING_PROVIDERS.join(', ')}`,
    )
  return provider
}

/** Cents per million tokens. What is read from a provider's cache costs what other input costs, and the small model what the large one does, unless said. */
function readPrices(e: z.infer<typeof environment>): AiPrices {
  const large = {
    input: e.AI_INPUT_CENTS_PER_MILLION,
    cached: e.AI_CACHED_INPUT_CENTS_PER_MILLION ?? e.AI_INPUT_CENTS_PER_MILLION,
    output: e.AI_OUTPUT_CENTS_PER_MILLION,
  }
  const cachedOfSmall = e.AI_SMALL_INPUT_CENTS_PER_MILLION ?? large.cached
  const small = {
    input: e.AI_SMALL_INPUT_CENTS_PER_MILLION ?? large.input,
    cached: e.AI_SMALL_CACHED_INPUT_CENTS_PER_MILLION ?? cachedOfSmall,
    output: e.AI_SMALL_OUTPUT_CENTS_PER_MILLION ?? large.output,
  }
  return { large, small }
}

const RECAPTCHA_KEYS = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_PROJECT_ID', 'RECAPTCHA_API_KEY'] as const

/** All three keys or none: half a set would look guarded and not be. */
function readRecaptcha(e: z.infer<typeof environment>): RecaptchaConfig | null {
  const missing = RECAPTCHA_KEYS.filter(name => !e[name])
  if (missing.length === RECAPTCHA_KEYS.length) return null
  const [siteKey, projectId, apiKey] = RECAPTCHA_KEYS.map(name => e[name])
  if (!siteKey || !projectId || !apiKey)
    throw new Error(
      `${missing[0]}: needed with the other RECAPTCHA_ variables; without all three the proof of work guards the door`,
    )
  return { siteKey, projectId, apiKey, baseUrl: e.RECAPTCHA_BASE_URL }
}

/** Without AUTH_SECRET a local start makes one and keeps it, so that sessions survive a restart. A public start must bring its own. */
function keptSecret(dataDir: string, demo: boolean): string {
  if (!demo)
    throw new Error(
      'AUTH_SECRET: needed with DATABASE_URL or PUBLIC_URL; 32 characters or more, for example from: openssl rand -hex 32',
    )
  if (dataDir.startsWith('memory://')) return randomBytes(32).toString('hex')
  const file = join(dataDir, 'auth-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('hex')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
