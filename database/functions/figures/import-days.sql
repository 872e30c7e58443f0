-- The days and sources that an import tells of.
create or replace function app.import_days(p_org_id uuid, p_import_id uuid)
returns table (sources text[], days date[])
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select array_agg(distinct t.source), array_agg(distinct t.day)
    from (
      -- Hashed first: there are few of them, and figures by the hundred thousand.
      select f.source, f.day
      from public.figures f
      where f.org_id = p_org_id
        and f.import_id = p_import_id
      group by 1, 2
    ) t;
end $$;
