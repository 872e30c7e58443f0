import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import type { ClientField, ClientForm } from '../client-form.ts'

/** What a group of a client's fields is given. field: what ties an input to the form. */
export type ClientFieldsProps = {
  field: (name: ClientField) => UseFormRegisterReturn<ClientField>
  errors: FieldErrors<ClientForm>
}
