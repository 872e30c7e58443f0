/** Rows a page of the operator's lists. */
export const OPERATOR_PAGE = 50
/** Which rows to ask for; page counts from 0. */
export const rowsOf = (page: number) => ({ limit: OPERATOR_PAGE, offset: page * OPERATOR_PAGE })
