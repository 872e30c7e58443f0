-- The person has seen these notifications, or all of them (null); answers how many are left unread.
create or replace function app.mark_notifications_read(p_ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
begin
  update public.notifications n
  set read_at = now()
  where n.org_id = app.org_id()
    and n.user_id = app.user_id()
    and n.read_at is null
    and (p_ids is null or n.id = any (p_ids));
  return (
    select count(*)
    from public.notifications n
    where n.org_id = app.org_id()
      and n.user_id = app.user_id()
      and n.read_at is null
  );
end $$;
grant execute on function app.mark_notifications_read to app_user;
