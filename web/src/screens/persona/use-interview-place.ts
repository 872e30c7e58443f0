import { usePlace } from '@/shell/place.ts'

/** Asks the interview's page for the guide; its value is the interview whose open questions come first. */
export const GUIDE = 'guide'

/** The addresses of a persona's interviews, in the place one works in. */
export function useInterviewPlace(personaId: string) {
  const place = usePlace()
  const home = place.agent(`/persona/interview/${personaId}`)
  return {
    home,
    session: (id: string) => `${home}/session/${id}`,
    guide: (after?: string) => `${home}?${GUIDE}${after ? `=${after}` : ''}`,
    persona: place.agent(`/persona/${personaId}`),
    transcript: `${place.agent(`/persona/${personaId}`)}#transcript`,
  }
}
