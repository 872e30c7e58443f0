-- Something learned that waits tells the person who said it, once until they have looked.
create or replace function app.notify_insight() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  speaker uuid;
begin
  speaker := coalesce(
    (
      select s.created_by
      from public.agent_sessions s
      where s.org_id = new.org_id
        and s.id = new.session_id
    ),
    new.said_by
  );
  if speaker is null
    or exists (
      select 1
      from public.notifications n
      where n.org_id = new.org_id
        and n.user_id = speaker
        and n.event = 'insight.waiting'
        and n.read_at is null
    )
  then
    return null;
  end if;
  perform app.notify(
    new.org_id,
    speaker,
    'insight.waiting',
    'Something learned waits for your review',
    'An agent is not sure enough of it to use it.',
    '/learning-history'
  );
  return null;
end $$;
