import { wholeWords } from './whole-words.ts'

/** Words over a column or a list that say: what it costs to buy here. English, German, French, Spanish. */
const PRICE = wholeWords(
  'prices?|pricing|fees?|tariffs?|what we charge',
  String.raw`\p{L}*preise?|preisliste|tarife?|honorare?|gebühr(?:en)?|entgelte?`,
  'prix|tarifs?|honoraires',
  'precios?|tarifas?|honorarios',
)
/** These may be shares as well: only a sign of money beside them tells. */
const RATE = wholeWords('rates?|charges?|sätze|stundensatz|tagessatz|taux')
/** Whatever else is said: the money is somebody else's, or of another time. */
const NOT_OURS = wholeWords(
  String.raw`costs?|wholesale|purchas\p{L}*|buying|bought|paid|suppliers?|vendors?|competitors?|rivals?|market`,
  'old|previous|former|last|was|discount',
  String.raw`einkauf\p{L}*|ek|ek-preis|kosten|selbstkosten|lieferanten?\p{L}*|wettbewerb\p{L}*|mitbewerb\p{L}*|alte?r?|bisher\p{L}*`,
  String.raw`d[’']achat|achats?|coûts?|fournisseurs?|concurren\p{L}+|anciens?`,
  String.raw`compras?|costes?|costos?|proveedor\p{L}*|competencia|competidor\p{L}*|anterior\p{L}*`,
)
/** Without a word for a price, these say that sums are no prices. */
const NO_PRICE = wholeWords(
  'spend|spent|spending|budgets?|revenues?|turnover|sales|totals?|subtotal|amounts?|balance|debit|credit|profits?|margins?|tax|vat|discounts?|salar(?:y|ies)|wages?',
  String.raw`ausgaben|umsatz|umsätze|summe|gesamt\p{L}*|betrag|saldo|steuern?|mwst|rabatte?|gehalt|gehälter|löhne?|gewinn|marge`,
  String.raw`dépenses?|chiffre d[’']affaires|totaux|montants?|solde|marge|tva|remises?|salaires?`,
  'gastos?|ventas|importes?|saldo|margen|iva|descuentos?|salarios?|ingresos|presupuestos?',
)
const SHARE = /%|percent|prozent|pour ?cent|por ?ciento/iu

/** Whether words over something say that it is what things cost here. */
export const saysPrice = (words: string): boolean =>
  PRICE.test(words) && !NOT_OURS.test(words) && !SHARE.test(words)
/** Whether they may say so, where signs of money stand below. */
export const maySayPrice = (words: string): boolean =>
  saysPrice(words) || (RATE.test(words) && !NOT_OURS.test(words) && !SHARE.test(words))
/** Whether sums below are something other than prices. */
export const saysOtherMoney = (words: string): boolean =>
  NOT_OURS.test(words) || (NO_PRICE.test(words) && !PRICE.test(words))
