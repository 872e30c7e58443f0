-- Deliverables in reach that hold every one of some words, wherever in them: as it is typed, in another form,
-- or, for the last one, going on. Null p_queries: none are asked for.
-- As the owner, for below row security no index over words is used (docs/decisions/0082): what it finds
-- is held against the conditions of the table's policies here.
create or replace function app.outputs_with_words(p_queries tsquery[])
returns table (output_id uuid)
language plpgsql stable security definer set search_path = ''
-- A vector costs more to read than the planner thinks.
set enable_seqscan = off
as $$
declare
  key text := app.word_key(app.org_id());
  everything tsquery := ''::tsquery;
  query tsquery;
begin
  foreach query in array coalesce(p_queries, '{}') loop
    -- Words that people type are letters and digits: an apostrophe begins one or ends it.
    everything := everything
      && regexp_replace(query::text, '''([^'']+)''', '''' || key || '\1''', 'g')::tsquery;
  end loop;
  if numnode(everything) = 0 then
    return;
  end if;
  return query
    with found as materialized (
      select w.org_id, w.output_id, w.client_id, w.open
      from public.output_words w
      where w.stems @@ everything
    )
    select f.output_id
    from found f
    where f.org_id = app.org_id()
      and (:working_reach or (f.open and :visible_reach));
end $$;
grant execute on function app.outputs_with_words to app_user;
