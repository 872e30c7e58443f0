-- A draft with the same fields: nothing spent yet, no dates, nobody has approved it.
create or replace function app.duplicate_campaign(p_id uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  original public.campaigns;
  new_id uuid := gen_random_uuid();
begin
  perform app.require_campaign(p_id);
  select c.* into original
  from public.campaigns c
  where c.org_id = app.org_id()
    and c.id = p_id;
  insert into public.campaigns (org_id, id, client_id, created_by, :campaign_fields)
  select app.org_id(), new_id, original.client_id, app.user_id(), :campaign_fields
  from jsonb_populate_record(
    original,
    jsonb_build_object(
      'name', left(original.name, 193) || ' (copy)',
      'status', 'draft',
      'spent_cents', 0,
      'start_date', null,
      'end_date', null
    )
  );
  return app.campaign_json(new_id);
end $$;
grant execute on function app.duplicate_campaign to app_user;
