-- Guards a campaign's id beside a client's: another client's campaign is answered like one that does not
-- exist.
create or replace function app.require_campaign_of(p_campaign_id uuid, p_client_id uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not exists (
    select 1
    from public.campaigns c
    where c.org_id = app.org_id()
      and c.id = p_campaign_id
      and c.client_id is not distinct from p_client_id
  ) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.require_campaign_of to app_user;
