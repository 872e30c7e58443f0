-- One figure of a metric stands: what is confirmed now takes the place of what was measured before it.
create or replace function app.supersede_measured() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.company_facts k
  set
    status = 'superseded',
    updated_at = now()
  where k.org_id = new.org_id
    and k.client_id is not distinct from new.client_id
    and k.id <> new.id
    and k.status = 'confirmed'
    and app.is_same_measured(k.attributes, new.attributes);
  return null;
end $$;
