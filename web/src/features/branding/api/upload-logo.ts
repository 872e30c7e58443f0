import { uploadImage } from '@/client/images.ts'
import { useSaving } from '@/client/use-saving.ts'

type Upload = { file: File; clientId: string | undefined; onProgress: (share: number) => void }

export const useUploadLogo = () =>
  useSaving({
    call: ({ file, clientId, onProgress }: Upload) =>
      uploadImage(file, 'logo', onProgress, clientId),
    words: 'The picture could not be kept. Try again in a moment.',
    told: 'in place',
  })
