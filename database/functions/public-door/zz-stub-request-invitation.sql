create table if not exists public.invitation_requests (
  email text primary key check (email = lower(email)),
  company_name text not null,
  organization_type text not null check (organization_type in ('SME', 'AGENCY')),
  use_case text,
  referral_source text,
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text
);
create or replace function app.request_invitation(p_email text, p_company_name text, p_organization_type text, p_use_case text, p_referral_source text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.invitation_requests (email, company_name, organization_type, use_case, referral_source)
  values (p_email, p_company_name, p_organization_type, p_use_case, p_referral_source) on conflict (email) do nothing;
end $$;
