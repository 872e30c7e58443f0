-- The passage of a deliverable that holds most of some words, with what was found between U+0001 and U+0002;
-- null where they stand in its name alone.
create or replace function app.found_in_output(p_id uuid, p_queries tsquery[]) returns text
language plpgsql stable set search_path = ''
as $$
declare
  anything tsquery := ''::tsquery;
  query tsquery;
  marked text;
begin
  foreach query in array coalesce(p_queries, '{}') loop
    anything := anything || query;
  end loop;
  select
    ts_headline(
      app.language_of_words(e.language),
      e.words,
      anything,
      E'HighlightAll=true, StartSel=\u0001, StopSel=\u0002'
    )
  into marked
  from public.search_entries e
  where e.org_id = app.org_id()
    and e.kind = 'output'
    and e.source_id = p_id
    and e.stems @@ anything
  -- Only what stands in the passage itself counts: its name stands with each of them.
  order by ts_rank('{1, 0, 0, 0}', e.stems, anything) desc, e.place
  limit 1;
  return case when strpos(marked, E'\u0001') > 0 then marked end;
end $$;
grant execute on function app.found_in_output to app_user;
