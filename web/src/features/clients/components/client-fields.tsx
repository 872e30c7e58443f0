import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { problemOf, type ClientField, type ClientForm } from '../client-form.ts'
import { ClientBusinessFields } from './client-business-fields.tsx'
import { ClientContactFields } from './client-contact-fields.tsx'
import { ClientStandingFields } from './client-standing-fields.tsx'

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
      <ClientStandingFields field={field} errors={errors} status={status} />
      <ClientContactFields field={field} errors={errors} />
      <ClientBusinessFields field={field} errors={errors} profiled={profiled} />
    </>
  )
}
