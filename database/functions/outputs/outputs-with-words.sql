-- Deliverables in reach that hold every one of some words, wherever in them: as it is typed, in another form,
-- or, for the last one, going on. Null p_queries: none are asked for.
create or replace function app.outputs_with_words(p_queries tsquery[])
returns table (output_id uuid)
language plpgsql stable set search_path = ''
as $$
begin
  if cardinality(coalesce(p_queries, '{}')) = 0 then
    return;
  end if;
  return query
    select e.source_id
    from public.search_entries e
    join unnest(p_queries) with ordinality as t (query, n) on e.stems @@ t.query
    where e.org_id = app.org_id()
      and e.kind = 'output'
    group by e.source_id
    having count(distinct t.n) = cardinality(p_queries);
end $$;
grant execute on function app.outputs_with_words to app_user;
