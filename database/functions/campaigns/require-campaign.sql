-- Guards a change of a campaign: unseen is not there, seen without the ability is forbidden. Answers its
-- client.
create or replace function app.require_campaign(p_id uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  seen record;
begin
  select c.client_id into seen
  from public.campaigns c
  where c.org_id = app.org_id()
    and c.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if not app.may('campaigns.create', seen.client_id) then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
  return seen.client_id;
end $$;
grant execute on function app.require_campaign to app_user;
