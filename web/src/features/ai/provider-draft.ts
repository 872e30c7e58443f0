import type { AiPrices } from '@sextant/contracts/ai/prices'
import type { AiProvider, AiSettings, OwnProviderInput } from '@sextant/contracts/ai/routes'
import { centsOf, moneyText } from '@/ui/patterns/money.ts'

const SIZES = ['large', 'small'] as const
const KINDS = ['input', 'cached', 'output'] as const
type PriceField = `${(typeof SIZES)[number]}.${(typeof KINDS)[number]}`
/** The fields of the prices, large model first. */
export const PRICE_FIELDS = SIZES.flatMap(size =>
  KINDS.map(kind => ({ size, kind, name: `${size}.${kind}` as PriceField })),
)

/** What stands in the form of an own provider. Prices in dollars per million tokens. */
export type ProviderDraft = {
  provider: AiProvider
  model: string
  modelSmall: string
  embeddingModel: string
  baseUrl: string
  apiKey: string
  prices: Record<PriceField, string>
  /** Of the embedding model, in dollars per million tokens. */
  embeddingPrice: string
}
type DraftErrors = Partial<
  Record<'model' | 'baseUrl' | 'apiKey' | 'prices' | 'embeddingPrice', string>
>

const eachPrice = (text: (size: 'large' | 'small', kind: keyof AiPrices['large']) => string) =>
  Object.fromEntries(
    PRICE_FIELDS.map(({ size, kind, name }) => [name, text(size, kind)]),
  ) as ProviderDraft['prices']

/** The form as it opens: the stored provider, or nothing yet. */
export const draftOf = (own: AiSettings['own']): ProviderDraft => ({
  provider: own?.provider ?? 'anthropic',
  model: own?.model ?? '',
  // One model for everything is the same as no smaller one.
  modelSmall: own && own.model_small !== own.model ? own.model_small : '',
  embeddingModel: own?.embedding_model ?? '',
  baseUrl: own?.base_url ?? '',
  apiKey: '',
  prices: eachPrice((size, kind) => (own?.prices ? moneyText(own.prices[size][kind]) : '')),
  embeddingPrice: typeof own?.embedding_price === 'number' ? moneyText(own.embedding_price) : '',
})

/** Whether the stored key goes on serving what the form says. */
export const keepsKey = ({ provider, baseUrl }: ProviderDraft, own: AiSettings['own']): boolean =>
  own !== null &&
  own.key_last_four !== null &&
  own.provider === provider &&
  (own.base_url ?? '') === baseUrl.trim()

const isAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')
const isPriced = ({ prices }: ProviderDraft): boolean => Object.values(prices).some(Boolean)

/** Whether the provider has models that turn texts into vectors. */
export const embeds = ({ provider }: ProviderDraft): boolean => provider !== 'anthropic'

/** What must be mended before it can be saved. */
export function draftErrors(draft: ProviderDraft, own: AiSettings['own']): DraftErrors {
  const errors: DraftErrors = {}
  const atOwnAddress = draft.provider === 'openai-compatible'
  const baseUrl = draft.baseUrl.trim()
  if (!draft.model.trim()) errors.model = 'Enter the name of a model'
  if (atOwnAddress && !isAddress(baseUrl))
    errors.baseUrl = 'Enter an address that begins with http:// or https://'
  else if (baseUrl && !isAddress(baseUrl))
    errors.baseUrl = 'An address begins with http:// or https://'
  if (!atOwnAddress && !draft.apiKey.trim() && !keepsKey(draft, own))
    errors.apiKey = 'Enter the key'
  if (isPriced(draft) && Object.values(draft.prices).some(price => centsOf(price) === null))
    errors.prices = 'Fill in all six prices in dollars, or none'
  if (draft.embeddingPrice.trim() && centsOf(draft.embeddingPrice) === null)
    errors.embeddingPrice = 'A price in dollars, such as 0.13'
  return errors
}

function pricesOf({ prices }: ProviderDraft): AiPrices {
  const of = (size: 'large' | 'small') => ({
    input: centsOf(prices[`${size}.input`]) ?? 0,
    cached: centsOf(prices[`${size}.cached`]) ?? 0,
    output: centsOf(prices[`${size}.output`]) ?? 0,
  })
  return { large: of('large'), small: of('small') }
}

/** The form as it is sent. Call draftErrors first. */
export const inputOf = (draft: ProviderDraft): OwnProviderInput => ({
  provider: draft.provider,
  model: draft.model.trim(),
  model_small: draft.modelSmall.trim() || null,
  embedding_model: (embeds(draft) && draft.embeddingModel.trim()) || null,
  embedding_price: embeds(draft) ? centsOf(draft.embeddingPrice) : null,
  base_url: draft.baseUrl.trim() || null,
  api_key: draft.apiKey.trim() || null,
  prices: isPriced(draft) ? pricesOf(draft) : null,
})
