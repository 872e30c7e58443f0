-- Words as queries over outputs, one for each that any of their languages counts as a word. p_terms: [{words,
-- goes_on}]: one of the words is enough; goes_on: also what begins with it. None of null.
create or replace function app.queries_for_outputs(p_terms jsonb) returns tsquery[]
language plpgsql stable set search_path = ''
as $$
declare
  languages regconfig[];
begin
  if p_terms is null then
    return '{}';
  end if;
  languages := array(
    select distinct app.language_of_words(l.language)
    from (
      select distinct w.language
      from public.output_words w
      where w.org_id = app.org_id()
    ) l
  );
  return array(
    select q.query
    from jsonb_array_elements(p_terms) with ordinality as t (term, n)
    cross join lateral app.query_of_words(
      array(select jsonb_array_elements_text(t.term -> 'words')),
      (t.term ->> 'goes_on')::boolean,
      languages
    ) as q (query)
    where numnode(q.query) > 0
    order by t.n
  );
end $$;
grant execute on function app.queries_for_outputs to app_user;
