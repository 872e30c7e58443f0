import {
  CLIENT_STATUSES,
  COMPANY_SIZES,
  INDUSTRIES,
  type CompanySize,
  type Industry,
} from '@sextant/contracts/catalogue'
import { CLIENT_NAME_MAX } from '@sextant/contracts/limits'
import type { BusinessContext, ClientInfo, ClientRow } from '@sextant/contracts/rows'
import { centsOf, moneyText } from '@/ui/patterns/money.ts'

/** A client as its form holds it: everything is text. fee: dollars a month. */
export type ClientForm = {
  name: string
  status: string
  industry: string
  fee: string
  contact: string
  email: string
  phone: string
  website: string
  notes: string
  companySize: string
  description: string
}
export type ClientField = keyof ClientForm

export const FIELD_LABELS: Record<ClientField, string> = {
  name: 'Name',
  status: 'Status',
  industry: 'Industry',
  fee: 'Monthly fee',
  contact: 'Contact person',
  email: 'Contact email',
  phone: 'Phone',
  website: 'Website',
  notes: 'Notes',
  companySize: 'Company size',
  description: 'What the client does',
}

export const EMPTY_CLIENT: ClientForm = {
  name: '',
  status: 'active',
  industry: '',
  fee: '',
  contact: '',
  email: '',
  phone: '',
  website: '',
  notes: '',
  companySize: '',
  description: '',
}

/** profile: what agents know of the business; null when nothing was said. */
export function formOf(client: ClientRow, profile: BusinessContext | null): ClientForm {
  const { name = '', email = '', phone = '', website = '', notes = '' } = client.client_info
  return {
    name: client.name,
    status: client.status,
    industry: client.industry ?? '',
    fee: client.monthly_fee_cents === null ? '' : moneyText(client.monthly_fee_cents),
    contact: name,
    email,
    phone,
    website,
    notes,
    companySize: profile?.companySize ?? '',
    description: profile?.description ?? '',
  }
}

/** The statuses on offer: the product's own, and the one it has when that is another. */
export const statusChoices = (current: string): string[] => [
  ...CLIENT_STATUSES,
  ...(CLIENT_STATUSES.some(status => status === current) || current === 'archived'
    ? []
    : [current]),
]

const industryOf = (text: string): Industry | null =>
  INDUSTRIES.find(industry => industry === text) ?? null
const sizeOf = (text: string): CompanySize | null =>
  COMPANY_SIZES.find(size => size === text) ?? null

/** What is sent of the client itself. Left empty means nobody said. */
export function fieldsOf(form: ClientForm) {
  const said = {
    name: form.contact.trim(),
    email: form.email.trim(),
    phone: form.phone.trim(),
    website: form.website.trim(),
    notes: form.notes.trim(),
  }
  return {
    name: form.name.trim(),
    status: form.status,
    industry: industryOf(form.industry),
    monthly_fee_cents: form.fee.trim() === '' ? null : centsOf(form.fee),
    client_info: Object.fromEntries(
      Object.entries(said).filter(([, text]) => text !== ''),
    ) as ClientInfo,
  }
}

/** The client's business profile, or null while it is not whole: it needs industry and size. */
export function profileOf(form: ClientForm) {
  const [industry, companySize] = [industryOf(form.industry), sizeOf(form.companySize)]
  return industry && companySize
    ? { companyName: form.name.trim(), industry, companySize, description: form.description.trim() }
    : null
}

const PROBLEMS: Partial<Record<ClientField, (form: ClientForm) => string | null>> = {
  name: ({ name }) => {
    if (name.trim().length < 2) return 'A name of at least 2 characters is needed'
    return name.trim().length > CLIENT_NAME_MAX ? `At most ${CLIENT_NAME_MAX} characters` : null
  },
  fee: ({ fee }) =>
    fee.trim() !== '' && centsOf(fee) === null
      ? 'An amount in dollars, for example 2,500 or 2500.50'
      : null,
  email: ({ email }) =>
    email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
      ? 'This is not an email address'
      : null,
  // A profile without them could not be kept, and the words would be lost.
  industry: form =>
    !form.industry && (form.companySize || form.description.trim())
      ? 'Needed for what agents know about the client'
      : null,
  companySize: form =>
    !form.companySize && form.description.trim()
      ? 'Needed for what agents know about the client'
      : null,
}

/** What is wrong with a field, in words; null when nothing is. */
export const problemOf = (field: ClientField, form: ClientForm): string | null =>
  PROBLEMS[field]?.(form) ?? null
