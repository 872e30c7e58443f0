create or replace function app.note_status_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.campaign_status_changes (
    org_id,
    campaign_id,
    client_id,
    from_status,
    to_status,
    changed_by
  )
  values (
    new.org_id,
    new.id,
    new.client_id,
    case when tg_op = 'UPDATE' then old.status end,
    new.status,
    (
      select u.id
      from public.users u
      where u.org_id = new.org_id
        and u.id = app.user_id()
    )
  );
  return null;
end $$;
