import { readToken } from '@/client/token.ts'
import { followChosenTheme } from './behaviour/pictures.ts'
import { sendSignedInAway, showWayBack } from './behaviour/signed-in.ts'
import { switchTabs } from './behaviour/tabs.ts'
import { foldOnPhones } from './behaviour/folding.ts'
import { closeMenus } from './behaviour/menus.ts'
import { playOnDemand } from './behaviour/video.ts'

// The public site reads without this script; it adds what needs one.
const token = readToken()
if (token && window.location.pathname === '/') void sendSignedInAway(token)
else if (token) showWayBack()
followChosenTheme()
foldOnPhones()
closeMenus()
for (const list of document.querySelectorAll<HTMLElement>('[data-tabs]')) switchTabs(list)
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-video]')) playOnDemand(link)
