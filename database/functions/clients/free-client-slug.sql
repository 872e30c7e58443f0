-- A slug that no client of the organization has. 'new' belongs to the page that adds a client.
create or replace function app.free_client_slug(p_org_id uuid, p_name text) returns text
-- A plan made while there were no clients would read them all, once a number, thousands of times in an import.
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  base text := coalesce(nullif(app.slug_of(p_name), ''), 'client');
  taken integer := 1;
  free integer := 2;
  middle integer;
begin
  -- Two people adding "Acme" at once get two slugs.
  perform pg_advisory_xact_lock(hashtextextended('client slug ' || p_org_id, 0));
  if base = 'new' then base := 'new-1'; end if;
  if not exists (select 1 from public.clients c where c.org_id = p_org_id and c.slug = base) then return base; end if;
  -- Thousands may share a base, because their names leave no letters: the next number is found by doubling and halving.
  while exists (select 1 from public.clients c where c.org_id = p_org_id and c.slug = base || '-' || free) loop
    taken := free;
    free := free * 2;
  end loop;
  while free - taken > 1 loop
    middle := (taken + free) / 2;
    if exists (select 1 from public.clients c where c.org_id = p_org_id and c.slug = base || '-' || middle) then taken := middle; else free := middle; end if;
  end loop;
  return base || '-' || free;
end $$;
