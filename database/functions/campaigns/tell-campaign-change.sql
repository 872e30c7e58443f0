-- Ids and kind only: whoever hears it reads what they may see. Sent when the change is committed.
create or replace function app.tell_campaign_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  subject record := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_notify(
    'sextant_campaigns',
    json_build_object(
      'org_id', subject.org_id,
      'client_id', subject.client_id,
      'id', subject.id,
      'kind', lower(tg_op)
    )::text
  );
  return null;
end $$;
