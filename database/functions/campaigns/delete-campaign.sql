-- Deletes a campaign for good. Its sessions and outputs stay, tied to no campaign.
create or replace function app.delete_campaign(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  -- Above the policies here: reach is asked for the campaign's client.
  perform app.require_may_for('campaigns.create', c.client_id)
  from public.campaigns c
  where c.org_id = app.org_id()
    and c.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  delete
  from public.campaigns c
  where c.org_id = app.org_id()
    and c.id = p_id;
  return jsonb_build_object('id', p_id);
end $$;
grant execute on function app.delete_campaign to app_user;
