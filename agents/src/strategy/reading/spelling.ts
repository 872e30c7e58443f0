/** Common slips of typing and what was meant; only spellings that are no word of their own. */
const MEANT: Readonly<Record<string, string>> = {
  bouqet: 'bouquet', boquet: 'bouquet', bouquete: 'bouquet', bouqette: 'bouquet', buoquet: 'bouquet', flowr: 'flower', arangement: 'arrangement', arrangment: 'arrangement', weding: 'wedding', florsit: 'florist', aniversary: 'anniversary', anniversery: 'anniversary',
  custmer: 'customer', cutomer: 'customer', custumer: 'customer', cusotmer: 'customer', buisness: 'business', busness: 'business', bussiness: 'business', busines: 'business', delivary: 'delivery', delivry: 'delivery', resturant: 'restaurant', restaraunt: 'restaurant', restuarant: 'restaurant',
  competitior: 'competitor', compeditor: 'competitor', compitition: 'competition', qualty: 'quality', quailty: 'quality', servise: 'service', serivce: 'service', subscribtion: 'subscription', maintainance: 'maintenance', maintenence: 'maintenance', reciept: 'receipt', adress: 'address', apointment: 'appointment', appointmnet: 'appointment', expencive: 'expensive',
  definately: 'definitely', definatly: 'definitely', recieve: 'receive', seperate: 'separate', seperately: 'separately', occured: 'occurred', accomodate: 'accommodate', accomodation: 'accommodation', untill: 'until', wich: 'which', becuase: 'because', becasue: 'because', begining: 'beginning', calender: 'calendar', experiance: 'experience', experince: 'experience',
  garantee: 'guarantee', gaurantee: 'guarantee', independant: 'independent', neccessary: 'necessary', oppurtunity: 'opportunity', realy: 'really', recomend: 'recommend', reccomend: 'recommend', succesful: 'successful', sucessful: 'successful', tommorow: 'tomorrow', tommorrow: 'tomorrow', truely: 'truly', wierd: 'weird', febuary: 'February', wensday: 'Wednesday', wendsday: 'Wednesday',
  morgage: 'mortgage', acount: 'account', accout: 'account', availible: 'available', avaliable: 'available', equiptment: 'equipment', equipmnet: 'equipment', teh: 'the', freinds: 'friends', freind: 'friend', beleive: 'believe', thier: 'their', alot: 'a lot', coffe: 'coffee', cofee: 'coffee', sandwhich: 'sandwich', vegtable: 'vegetable', vegatable: 'vegetable',
  proffesional: 'professional', profesional: 'professional', managment: 'management', marketting: 'marketing', websight: 'website', across: 'across', accross: 'across', suppler: 'supplier', supplyer: 'supplier', employe: 'employee', employes: 'employees', payed: 'paid', hapy: 'happy', usualy: 'usually', diffrent: 'different', differant: 'different', convienient: 'convenient', convinient: 'convenient', convienence: 'convenience', freshnes: 'freshness',
}
const words = new Map(Object.entries(MEANT))

const meant = (word: string): string => {
  const said = word.toLowerCase()
  const right = words.get(said) ?? (said.endsWith('s') && words.has(said.slice(0, -1)) ? `${words.get(said.slice(0, -1)) ?? ''}s` : undefined)
  return right === undefined ? word : /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right
}

/** The text with common misspellings mended outside typographic quotation marks; what stands inside them is somebody's own word. */
export const spelledRight = (text: string): string => text.split(/(“[^”]*”)/).map(part => (part.startsWith('“') ? part : part.replace(/\p{L}{3,}/gu, meant))).join('')
