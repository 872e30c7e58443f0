-- What an import said of campaigns by their numbers is known from now on: under which name each is kept, and
-- what it is called. A name that is another campaign's by now is left to that one.
create or replace function app.remember_campaign_numbers(p_import_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.figure_imports := app.require_import(p_import_id);
begin
  -- One after the other, or two imports would give one name to two numbers.
  perform pg_advisory_xact_lock(hashtextextended('campaign numbers ' || v_import.org_id, 0));
  insert into public.figure_campaign_numbers as k (
    org_id,
    client_id,
    source,
    number,
    name,
    called
  )
  select distinct on (f.head ->> 'source', n.number)
    v_import.org_id,
    v_import.client_id,
    f.head ->> 'source',
    n.number,
    n.name,
    nullif(n.called, n.name)
  from public.figure_files f
  cross join lateral jsonb_to_recordset(f.campaign_numbers) as n (number text, name text, called text)
  where f.org_id = v_import.org_id
    and f.import_id = p_import_id
    and not exists (
      select 1
      from public.figure_campaign_numbers o
      where o.org_id = v_import.org_id
        and o.client_id is not distinct from v_import.client_id
        and o.source = f.head ->> 'source'
        and o.number <> n.number
        and o.name = n.name
    )
  order by f.head ->> 'source', n.number, f.place desc
  on conflict (org_id, client_id, source, number) do update
    set called = nullif(coalesce(excluded.called, excluded.name), k.name),
      seen_at = now();
  -- Two that are called alike are told apart by the names they are kept under.
  update public.figure_campaign_numbers k
  set called = null
  where k.org_id = v_import.org_id
    and k.client_id is not distinct from v_import.client_id
    and k.called is not null
    and exists (
      select 1
      from public.figure_campaign_numbers o
      where o.org_id = k.org_id
        and o.client_id is not distinct from k.client_id
        and o.source = k.source
        and o.number <> k.number
        and k.called = coalesce(o.called, o.name)
    );
end $$;
grant execute on function app.remember_campaign_numbers to app_user;
