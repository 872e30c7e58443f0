-- A slug that no client of the organization has. 'new' belongs to the page that adds a client.
create or replace function app.free_client_slug(p_org_id uuid, p_name text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  base text := coalesce(nullif(app.slug_of(p_name), ''), 'client');
  candidate text;
  n integer := 1;
begin
  -- Two people adding "Acme" at once get two slugs.
  perform pg_advisory_xact_lock(hashtextextended('client slug ' || p_org_id, 0));
  if base = 'new' then base := 'new-1'; end if;
  candidate := base;
  while exists (select 1 from public.clients c where c.org_id = p_org_id and c.slug = candidate) loop
    n := n + 1;
    candidate := base || '-' || n;
  end loop;
  return candidate;
end $$;
