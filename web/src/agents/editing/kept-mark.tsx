import type { Claim } from '@sextant/contracts/deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { Badge } from '@/ui/primitives/badge.tsx'

/** Behind a statement that says what its facts said before, because somebody left it so. */
export const KeptMark = ({ claim }: { claim: DeepPartial<Claim> | undefined }) =>
  claim?.kept ? (
    <>
      {' '}
      <Badge tone="warn" className="align-middle">
        Older fact
      </Badge>
    </>
  ) : null
