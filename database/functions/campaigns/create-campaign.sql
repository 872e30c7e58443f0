-- A new campaign of the organization or of one of its clients. p_fields are those of the contract, all of
-- them. p_org_id, when given, is where the caller believes they are.
create or replace function app.create_campaign(p_org_id uuid, p_client_id uuid, p_fields jsonb)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  new_id uuid := gen_random_uuid();
begin
  if app.org_id() is null then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  if p_org_id is not null then
    perform app.require_org(p_org_id);
  end if;
  insert into public.campaigns (org_id, id, client_id, created_by, :campaign_fields)
  select app.org_id(), new_id, p_client_id, app.user_id(), :campaign_fields
  from jsonb_populate_record(null::public.campaigns, p_fields);
  return app.campaign_json(new_id);
end $$;
grant execute on function app.create_campaign to app_user;
