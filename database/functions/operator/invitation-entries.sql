-- Requests and whitelisted emails as one list.
create or replace function app.invitation_entries()
returns table (
  email text,
  state text,
  company_name text,
  organization_type text,
  use_case text,
  referral_source text,
  requested_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  joined_at timestamptz,
  mailed_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select
      coalesce(r.email, i.email),
      case
        when i.used_at is not null then 'joined'
        when i.email is not null and r.email is not null then 'approved'
        when i.email is not null then 'invited'
        else r.status
      end,
      r.company_name,
      r.organization_type,
      r.use_case,
      r.referral_source,
      r.requested_at,
      coalesce(r.decided_at, i.invited_at),
      coalesce(r.decided_by, i.invited_by),
      i.used_at,
      (
        select max(m.sent_at)
        from app.mail_outbox m
        where m.recipient = i.email
          and m.template = 'invitation'
          and m.status = 'sent'
      )
    from public.invitation_requests r
    full join public.invitations i on i.email = r.email;
end $$;
