import type { Claim } from '@sextant/contracts/deliverable'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { InlineClaim } from '../editing/inline-text.tsx'

type ClaimListProps = {
  claims: DeepPartial<Claim>[] | undefined
  path: readonly (string | number)[]
  label: string
}

/** Statements one below the other. */
export function ClaimList({ claims, path, label }: ClaimListProps) {
  return (
    <ul className="grid max-w-[46em] gap-2">
      {present(claims).map((claim, at) => (
        <li key={claim.text ?? at} className="border-b border-line pb-2 last:border-b-0">
          <InlineClaim prose claim={claim} path={[...path, at]} label={`${label} ${at + 1}`} />
        </li>
      ))}
    </ul>
  )
}
