-- The numbers that are known of a source where an import belongs, and those of its other files, with the
-- names under which their figures are kept.
create or replace function app.campaign_numbers(
  p_import_id uuid,
  p_source text,
  p_place integer
)
returns table (number text, name text)
language plpgsql stable set search_path = ''
as $$
declare
  v_client_id uuid;
begin
  select i.client_id into v_client_id
  from public.figure_imports i
  where i.org_id = app.org_id()
    and i.id = p_import_id;
  return query
    select k.number, k.name
    from public.figure_campaign_numbers k
    where k.org_id = app.org_id()
      and k.client_id is not distinct from v_client_id
      and k.source = p_source
    union
    select n.number, n.name
    from public.figure_files f
    cross join lateral jsonb_to_recordset(f.campaign_numbers) as n (number text, name text)
    where f.org_id = app.org_id()
      and f.import_id = p_import_id
      and f.place <> p_place
      and f.head ->> 'source' = p_source;
end $$;
grant execute on function app.campaign_numbers to app_user;
