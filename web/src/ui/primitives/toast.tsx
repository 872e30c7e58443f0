import { CheckIcon, InfoIcon, TriangleAlertIcon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Toaster as Sonner } from 'sonner'

const narrow = typeof window === 'undefined' ? null : window.matchMedia('(max-width: 860px)')
const useNarrow = () =>
  useSyncExternalStore(
    changed => {
      narrow?.addEventListener('change', changed)
      return () => narrow?.removeEventListener('change', changed)
    },
    () => narrow?.matches ?? false,
  )

/** Where toasts appear: bottom right; on phones on top, for at the bottom stands the field one writes in. Raise one with toast() of sonner. */
export function Toaster() {
  const top = useNarrow()
  return (
    <Sonner
      position={top ? 'top-center' : 'bottom-right'}
      gap={10}
      // Below the navigation, for those that appear on top.
      offset={{ top: 68, right: 24, bottom: 'calc(24px + var(--foot, 0px))' }}
      mobileOffset={{ top: 64, right: 16, left: 16, bottom: 16 }}
      icons={{
        success: <CheckIcon className="size-4 text-good" />,
        error: <TriangleAlertIcon className="size-4 text-bad" />,
        warning: <TriangleAlertIcon className="size-4 text-warn" />,
        info: <InfoIcon className="size-4 text-info" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-2.5 rounded-lg border border-line bg-raised px-3.5 py-3 text-body text-ink shadow-float sm:w-[356px] font-sans',
          icon: 'mt-[3px] shrink-0',
          content: 'flex-1 grid',
          title: 'text-body',
          description: 'text-caption text-ink-2',
          actionButton: 'link font-medium max-md:min-h-11 max-md:-my-2.5',
          cancelButton: 'text-ink-2 font-medium',
        },
      }}
    />
  )
}
