-- A slug for a name that no organization has: "Crumb & Co." → "crumb-co", then "crumb-co-2". Never a
-- reserved word.
create or replace function app.free_slug(p_name text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  base text := app.slug_of(p_name);
  candidate text;
  n integer := 1;
begin
  if base = '' then
    base := 'organization';
  end if;
  if base in ('new', 'admin', 'api', 'login', 'settings', 'operator') then
    base := base || '-1';
  end if;
  candidate := base;
  while exists (select 1 from public.organizations o where o.slug = candidate) loop
    n := n + 1;
    candidate := base || '-' || n;
  end loop;
  return candidate;
end $$;
grant execute on function app.free_slug to app_auth;
