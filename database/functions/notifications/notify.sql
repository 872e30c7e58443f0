-- Tells a person something, the ways they chose. Nobody is told about an organization they have left.
create or replace function app.notify(
  p_org_id uuid,
  p_user_id uuid,
  p_event text,
  p_title text,
  p_body text,
  p_href text
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  way record;
begin
  select
    coalesce(s.in_app, d.in_app) as in_app,
    coalesce(s.mail, d.mail) as mail,
    coalesce(s.digest, d.digest) as digest,
    u.email
  into way
  from public.users u
  join app.notification_defaults d on d.event = p_event
  left join public.notification_settings s
    on s.org_id = u.org_id
      and s.user_id = u.id
      and s.event = p_event
  where u.org_id = p_org_id
    and u.id = p_user_id;
  if not found then
    return;
  end if;
  if way.in_app or way.digest then
    insert into public.notifications (org_id, user_id, event, title, body, href, in_digest, read_at)
    values (
      p_org_id,
      p_user_id,
      p_event,
      p_title,
      p_body,
      p_href,
      way.digest,
      case when way.in_app then null else now() end
    );
  end if;
  if way.mail then
    perform app.queue_mail(
      way.email,
      'notification',
      jsonb_build_object('title', p_title, 'body', p_body, 'path', p_href)
    );
  end if;
end $$;
