-- What follows from a change of a campaign: the version of its content, the line in its status history, and news for whoever is listening.
create or replace function app.campaign_content_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (to_jsonb(new) - array['status', 'spent_cents', 'priority_level', 'tags', 'archived_at', 'updated_at', 'version', 'content_version', 'created_by'])
     is distinct from (to_jsonb(old) - array['status', 'spent_cents', 'priority_level', 'tags', 'archived_at', 'updated_at', 'version', 'content_version', 'created_by']) then
    new.content_version := old.content_version + 1;
  end if;
  return new;
end $$;
drop trigger if exists content_version on public.campaigns;
create trigger content_version before update on public.campaigns for each row execute function app.campaign_content_version();

create or replace function app.note_status_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.campaign_status_changes (org_id, campaign_id, client_id, from_status, to_status, changed_by)
  values (new.org_id, new.id, new.client_id, case when tg_op = 'UPDATE' then old.status end, new.status, (select u.id from public.users u where u.org_id = new.org_id and u.id = app.user_id()));
  return null;
end $$;
drop trigger if exists status_begins on public.campaigns;
create trigger status_begins after insert on public.campaigns for each row execute function app.note_status_change();
drop trigger if exists status_changes on public.campaigns;
create trigger status_changes after update of status on public.campaigns for each row when (old.status is distinct from new.status) execute function app.note_status_change();

-- Ids and kind only: whoever hears it reads what they may see. Sent when the change is committed.
create or replace function app.tell_campaign_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  subject record := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_notify('sextant_campaigns', json_build_object('org_id', subject.org_id, 'client_id', subject.client_id, 'id', subject.id, 'kind', lower(tg_op))::text);
  return null;
end $$;
drop trigger if exists tell on public.campaigns;
create trigger tell after insert or update or delete on public.campaigns for each row execute function app.tell_campaign_change();
