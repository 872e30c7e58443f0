import { COMPANY_SIZES, INDUSTRIES } from '@sextant/contracts/catalogue'
import {
  CLIENT_NAME_MAX,
  CLIENT_NOTES_MAX,
  CONTACT_NAME_MAX,
  DESCRIPTION_MAX,
  EMAIL_MAX,
  PHONE_MAX,
  WEBSITE_MAX,
} from '@sextant/contracts/limits'
import type { ReactNode } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import {
  FIELD_LABELS as LABELS,
  problemOf,
  statusChoices,
  type ClientField,
  type ClientForm,
} from '../client-form.ts'
import { statusLabel } from '../client-status.ts'

const optional = <span className="text-ink-3">Optional</span>

/** Every field of a client, in three groups. status: as it is stored, so that one of its own stays on offer. profiled: a business profile is kept; it can be changed, not taken away. */
export function ClientFields({
  register,
  errors,
  status,
  profiled = false,
}: {
  register: UseFormRegister<ClientForm>
  errors: FieldErrors<ClientForm>
  status: string
  profiled?: boolean
}) {
  const field = (name: ClientField) =>
    register(name, {
      validate: (_value, form) => problemOf(name, form) ?? true,
      ...(name === 'companySize' || name === 'description'
        ? { deps: ['industry', 'companySize'] as const }
        : {}),
    })
  return (
    <>
      <Group title="Client" lead="Who pays, and how you stand.">
        <Field label={LABELS.name} error={errors.name?.message} className="sm:col-span-2">
          {described => (
            <Input
              {...described}
              {...field('name')}
              autoComplete="off"
              maxLength={CLIENT_NAME_MAX}
              required
            />
          )}
        </Field>
        <Field label={LABELS.status} error={errors.status?.message}>
          {described => (
            <NativeSelect {...described} {...field('status')}>
              {statusChoices(status).map(value => (
                <option key={value} value={value}>
                  {statusLabel(value)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field
          label={LABELS.fee}
          error={errors.fee?.message}
          aside={optional}
          hint="In US dollars a month"
        >
          {described => (
            <Input
              {...described}
              {...field('fee')}
              inputMode="decimal"
              autoComplete="off"
              placeholder="2,500"
            />
          )}
        </Field>
      </Group>
      <Group title="Contact" lead="Whom you talk to.">
        <Field label={LABELS.contact} aside={optional}>
          {described => (
            <Input
              {...described}
              {...field('contact')}
              autoComplete="off"
              maxLength={CONTACT_NAME_MAX}
            />
          )}
        </Field>
        <Field label={LABELS.email} error={errors.email?.message} aside={optional}>
          {described => (
            <Input
              {...described}
              {...field('email')}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={EMAIL_MAX}
            />
          )}
        </Field>
        <Field label={LABELS.phone} aside={optional}>
          {described => (
            <Input
              {...described}
              {...field('phone')}
              type="tel"
              autoComplete="off"
              maxLength={PHONE_MAX}
            />
          )}
        </Field>
        <Field label={LABELS.website} aside={optional}>
          {described => (
            <Input
              {...described}
              {...field('website')}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={WEBSITE_MAX}
            />
          )}
        </Field>
        <Field label={LABELS.notes} aside={optional} className="sm:col-span-2">
          {described => (
            <Textarea {...described} {...field('notes')} rows={3} maxLength={CLIENT_NOTES_MAX} />
          )}
        </Field>
      </Group>
      <Group
        title="Business"
        lead="What every agent knows when it works for this client. Other clients' agents never see it."
      >
        <Field label={LABELS.industry} error={errors.industry?.message} aside={optional}>
          {described => (
            <NativeSelect {...described} {...field('industry')}>
              {!profiled && <option value="">Not said</option>}
              {INDUSTRIES.map(value => (
                <option key={value}>{value}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={LABELS.companySize} error={errors.companySize?.message} aside={optional}>
          {described => (
            <NativeSelect {...described} {...field('companySize')}>
              {!profiled && <option value="">Not said</option>}
              {COMPANY_SIZES.map(value => (
                <option key={value} value={value}>
                  {value} employees
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field
          label={LABELS.description}
          error={errors.description?.message}
          aside={optional}
          hint="What it sells, to whom, and what makes it different. Agents quote this back to you."
          className="sm:col-span-2"
        >
          {described => (
            <Textarea
              {...described}
              {...field('description')}
              rows={4}
              maxLength={DESCRIPTION_MAX}
            />
          )}
        </Field>
      </Group>
    </>
  )
}

function Group({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-x-10 gap-y-4 border-t border-line py-7 lg:grid-cols-[240px_minmax(0,1fr)]">
      <legend className="float-left font-semibold lg:sr-only">{title}</legend>
      <div className="clear-both">
        <p aria-hidden className="font-semibold max-lg:hidden">
          {title}
        </p>
        <p className="cap">{lead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-4 gap-y-[18px] sm:grid-cols-2">
        {children}
      </div>
    </fieldset>
  )
}
